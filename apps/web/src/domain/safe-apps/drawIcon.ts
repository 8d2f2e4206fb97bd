const side = 64

/** Re-encodes an untrusted picture on a small canvas, so that only pixels remain. Throws if it cannot be drawn. */
export async function drawIcon(blob: Blob): Promise<string> {
  const image = new Image()
  image.src = await toDataUrl(blob)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  const { height, width } = fit(image)
  context.drawImage(image, (side - width) / 2, (side - height) / 2, width, height)
  return canvas.toDataURL('image/png')
}

function fit({ naturalHeight, naturalWidth }: HTMLImageElement): { height: number; width: number } {
  // An SVG may have no intrinsic size.
  if (naturalHeight === 0 || naturalWidth === 0) return { height: side, width: side }
  const scale = side / Math.max(naturalHeight, naturalWidth)
  return { height: naturalHeight * scale, width: naturalWidth * scale }
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
