import type { Frame } from '../transport/createFrame.ts'
import { type Permission, PermissionsSchema } from '../wire/PermissionSchema.ts'
import type { CallOptions } from './CallOptions.ts'

/** What the host allows this app already. */
export function getPermissions(frame: Frame, options: CallOptions = {}): Promise<Permission[]> {
  return frame.request({ ...options, method: 'wallet_getPermissions', schema: PermissionsSchema })
}
