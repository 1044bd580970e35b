// Those of the texts that are hard to read on a picture of the page without them: their contrast
// with what is most common behind them, by WCAG's formula.
async ([picture, texts]) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  const light = ([r, g, b]) => {
    const part = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const contrast = (a, b) => {
    const [low, high] = [light(a), light(b)].sort((one, other) => one - other);
    return (high + 0.05) / (low + 0.05);
  };
  /** Any notation of a colour as numbers: the browser paints it. */
  const painted = (colour) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  };
  const faults = [];
  const colours = new Map(texts.map(({ colour }) => [colour, painted(colour)]));
  brush.drawImage(image, 0, 0);
  for (const { text, where, colour, opacity, size, bold } of texts) {
    const [x, y, width, height] = where.map(Math.round);
    if (width < 1 || height < 1) continue;
    const pixels = brush.getImageData(x, y, width, height).data;
    const [r, g, b, alpha] = colours.get(colour);
    const strength = (alpha / 255) * opacity;
    const found = [];
    for (let at = 0; at < pixels.length; at += 4) {
      const behind = [...pixels.slice(at, at + 3)];
      const ink = [r, g, b].map((value, one) => strength * value + (1 - strength) * behind[one]);
      found.push(contrast(ink, behind));
    }
    found.sort((one, other) => one - other);
    const typical = found[Math.floor(found.length / 2)];
    const wanted = size >= 24 || (bold && size >= 18.66) ? 3 : 4.5;
    if (typical < wanted - 0.05) faults.push(`"${text}" at ${x},${y}: ${typical.toFixed(2)} of ${wanted} (${Math.round(size)} px)`);
  }
  return faults;
}
