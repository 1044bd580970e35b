/** Passkeys: the browser's own interface speaks in bytes, the server in JSON. */

type Json = Record<string, unknown>;

/** Browsers know passkeys over https and on this very computer, and only where the server has a name. */
export function passkeysWork(place: Location = location): boolean {
  const bare = /^[\d.]+$|^\[/.test(place.hostname); // an address in figures is no name
  return isSecureContext && !bare && typeof globalThis.PublicKeyCredential === "function";
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

interface Described {
  id: string;
  type: "public-key";
}

const described = (known: unknown) => ((known ?? []) as Described[]).map((one) => ({ ...one, id: bytes(one.id) }));

/** A new passkey; a person may say no, which throws. */
export async function made(options: Json): Promise<Json> {
  const user = options["user"] as { id: string; name: string; displayName: string };
  const publicKey = {
    ...options,
    challenge: bytes(options["challenge"] as string),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: described(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = credential.response as AuthenticatorAttestationResponse;
  return told(credential, { attestationObject: text(response.attestationObject) });
}

/** One that the browser or a phone has, of whomever. */
export async function shown(options: Json): Promise<Json> {
  const publicKey = {
    ...options,
    challenge: bytes(options["challenge"] as string),
    allowCredentials: described(options["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = credential.response as AuthenticatorAssertionResponse;
  return told(credential, {
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle ? text(response.userHandle) : null,
  });
}

function told(credential: PublicKeyCredential, response: Json): Json {
  const clientDataJSON = text(credential.response.clientDataJSON);
  const id = text(credential.rawId);
  return { id, rawId: id, type: credential.type, response: { clientDataJSON, ...response } };
}
