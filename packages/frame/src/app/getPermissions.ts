import type { Frame } from '../transport/createFrame.ts'
import { type Permission, PermissionsSchema } from '../wire/PermissionSchema.ts'
import type { CallOptions } from './CallOptions.ts'

/** Permissions that the host has granted to this app. */
export function getPermissions(frame: Frame, options: CallOptions = {}): Promise<Permission[]> {
  return frame.request({ ...options, method: 'wallet_getPermissions', schema: PermissionsSchema })
}
