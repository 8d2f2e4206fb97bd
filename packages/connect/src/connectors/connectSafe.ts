import { ConnectorNotFoundError } from '../errors/connectorErrors.ts'
import { createSafeProvider, getSafeInfo } from './createSafeProvider.ts'
import { type CreateSafeFrameParameters, createSafeFrame } from './safeFrame.ts'

export type ConnectSafeParameters = Pick<CreateSafeFrameParameters, 'allowedOrigins'> & { timeout: number }

/** Requests the parent frame's Safe; there is none outside a frame. */
export async function connectSafe({ allowedOrigins, timeout }: ConnectSafeParameters) {
  if (window.parent === window) throw new ConnectorNotFoundError({ connector: 'Safe' })
  const frame = createSafeFrame({ allowedOrigins })
  try {
    const info = await getSafeInfo(frame.request, timeout)
    return { info, provider: createSafeProvider(info, frame.request) }
  } catch (error) {
    frame.dispose()
    throw error
  }
}
