/** A drawing as a file that can be sent to friends. */

const WIDE = 1600;

/** Draws an SVG of the own server into a PNG. */
async function painted(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = Math.round((WIDE * image.naturalHeight) / image.naturalWidth);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((found, failed) => canvas.toBlob((blob) => (blob ? found(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Hands it to whatever the system shares with, or else to the downloads. */
export async function sharePicture(address: string, name: string, title: string): Promise<void> {
  const blob = await painted(address);
  const file = new File([blob], `${name}.png`, { type: blob.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined); // changed their mind
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
