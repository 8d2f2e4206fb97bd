import { BaseError } from '@countersign/protocol/errors'
import { offlineText } from '../../lib/messages/offline.ts'

const words = offlineText.camera

export type CameraFailure = 'denied' | 'missing' | 'insecure' | 'busy'

/** No camera, and why. */
export class CameraError extends BaseError {
  override readonly name = 'CameraError'
  readonly code = 'CAMERA_UNAVAILABLE'
  readonly failure: CameraFailure
  constructor({ failure, cause }: { failure: CameraFailure; cause?: unknown }) {
    super(words[`${failure}Text`], { cause })
    this.failure = failure
  }
}

const failures: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

/** The camera that looks away from the reader, where there is one; nothing is recorded, and no sound is asked for. */
export async function openCamera(
  // Browsers leave the devices out for pages that came over plain http.
  { mediaDevices: devices }: { mediaDevices?: Pick<MediaDevices, 'getUserMedia'> | undefined } = navigator,
): Promise<MediaStream> {
  if (!devices) throw new CameraError({ failure: 'insecure' })
  try {
    return await devices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } })
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : ''
    throw new CameraError({ cause, failure: failures[name] ?? 'busy' })
  }
}
