import jsQR from 'jsqr'

/** The text of the QR code in a picture; undefined where none is found. Codes here are dark on light, as screens show ours. */
export function decodeCode({ data, height, width }: ImageData): string | undefined {
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data
}
