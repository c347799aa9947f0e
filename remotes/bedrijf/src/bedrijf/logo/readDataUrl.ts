/** A file as `data:image/png;base64,…`. Rejects with why it cannot be read. */
export const readDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not read.')));
    reader.readAsDataURL(file);
  });
