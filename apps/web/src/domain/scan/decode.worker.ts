import jsQR from 'jsqr'

/** Worker entry: decodes off the main thread, since a phone takes longer than one frame. */
self.addEventListener('message', ({ data: { id, image } }: MessageEvent<{ id: number; image: ImageData }>) => {
  // Dark on light only, as our codes are.
  const code = jsQR(image.data, image.width, image.height, { inversionAttempts: 'dontInvert' })
  self.postMessage({ id, text: code?.data })
})
