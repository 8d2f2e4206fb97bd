import { expect, test } from 'vitest'
import { CameraError, openCamera } from './readCodes.ts'

const refuse = (error: unknown) => ({ mediaDevices: { getUserMedia: () => Promise.reject(error) } })

test.each([
  ['denied', refuse(new DOMException('no', 'NotAllowedError'))],
  ['denied', refuse(new DOMException('no', 'SecurityError'))],
  ['missing', refuse(new DOMException('none', 'NotFoundError'))],
  ['missing', refuse(new DOMException('none', 'OverconstrainedError'))],
  ['busy', refuse(new DOMException('in use', 'NotReadableError'))],
  ['busy', refuse('anything')],
  ['insecure', {}],
] as const)('error: %s', async (failure, page) => {
  const error = await openCamera(page).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CameraError)
  expect(error).toMatchObject({ failure })
})
