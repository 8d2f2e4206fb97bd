import { startDecodeWorker } from '../../domain/scan/CodePanel.tsx'
import { createDecoder } from '../../domain/scan/createDecoder.ts'

const decoder = createDecoder(startDecodeWorker)

/** The text of the QR code in a picture, read by the worker that reads all codes. */
export const decodeCode = (picture: ImageData): Promise<string | undefined> => decoder.decode(picture)
