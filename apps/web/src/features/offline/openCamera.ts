import { BaseError } from '@countersign/protocol/errors'
import { offlineText } from '../../lib/messages/offline.ts'

const words = offlineText.camera

export type CameraFailure = 'denied' | 'missing' | 'insecure' | 'busy'

/** Why the camera is unavailable. */
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

/** Opens the rear camera where there is one; no audio, no recording. */
export async function openCamera(
  // `mediaDevices` is missing in insecure contexts.
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
