import jsQR from 'jsqr'

/** The text of the QR code in an image; undefined if none is found. Dark on light only, as our codes are. */
export function decodeCode({ data, height, width }: ImageData): string | undefined {
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data
}
