/** Long enough for the browser to start the download. */
const KEPT_MS = 60_000;

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Opens the device's share sheet for a file, or downloads the file if the sheet does not accept files. */
export async function offerFile(file: File): Promise<void> {
  const shared: ShareData = { files: [file] };
  // Browsers without the Web Share API have neither function.
  const { canShare } = navigator as Partial<Navigator>;
  if (canShare?.call(navigator, shared) !== true) return download(file);
  try {
    await navigator.share(shared);
  } catch (error) {
    // The player closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    download(file);
  }
}
