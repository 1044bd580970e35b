/** Short warm sounds, made here from a few plucked tones. Whatever they tell can be seen, too. */

export type Sound = "move" | "turn" | "refused" | "over";

interface Tone {
  /** In hertz. */
  pitch: number;
  /** In seconds from the beginning. */
  at: number;
}

const C4 = 261.63;
const step = (halves: number) => C4 * 2 ** (halves / 12);

/** Wood for a move, two rising tones for one's turn, one low for a refusal, a chord for the end. */
export const TONES: Record<Sound, readonly Tone[]> = {
  move: [{ pitch: step(-5), at: 0 }],
  turn: [{ pitch: step(4), at: 0 }, { pitch: step(9), at: 0.12 }],
  refused: [{ pitch: step(-10), at: 0 }, { pitch: step(-11), at: 0.09 }],
  over: [0, 4, 7, 12].map((halves, place) => ({ pitch: step(halves), at: 0.11 * place })),
};
const LONG: Record<Sound, number> = { move: 0.12, turn: 0.35, refused: 0.18, over: 0.9 };
const LOUD = 0.12;

let context: AudioContext | null = null;

/** Browsers are silent until something was pressed. */
function opened(): AudioContext | null {
  if (!("AudioContext" in globalThis)) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  return context;
}

/** A string that is plucked: a triangle and its octave, quickly there and slowly gone. */
function pluck(audio: AudioContext, { pitch, at }: Tone, long: number): void {
  const begin = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(LOUD, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + long);
  gain.connect(audio.destination);
  for (const [kind, octave] of [["triangle", 1], ["sine", 2]] as const) {
    const tone = audio.createOscillator();
    tone.type = kind;
    tone.frequency.value = pitch * octave;
    tone.connect(gain);
    tone.start(begin);
    tone.stop(begin + long);
  }
}

export function play(sound: Sound): void {
  const audio = opened();
  if (audio?.state !== "running") return;
  for (const tone of TONES[sound]) pluck(audio, tone, LONG[sound]);
}

/** To be called when something is pressed. */
export function wakeSound(): void {
  opened();
}

export interface Moment {
  mine: boolean;
  over: boolean;
  refused: boolean;
}

/** What is heard when one moment follows another: the weightiest thing alone. */
export function soundOf(before: Moment, now: Moment): Sound {
  if (now.over && !before.over) return "over";
  if (now.refused && !before.refused) return "refused";
  return now.mine && !before.mine ? "turn" : "move";
}
