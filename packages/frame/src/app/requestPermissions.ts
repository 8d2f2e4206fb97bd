import { InvalidPermissionsRequestError, PermissionsRejectedError } from '../errors/callErrors.ts'
import { HostRefusedError } from '../errors/HostRefusedError.ts'
import { RejectedInHostError } from '../errors/RejectedInHostError.ts'
import type { Frame } from '../transport/createFrame.ts'
import {
  type Permission,
  type PermissionRequests,
  PermissionRequestsSchema,
  PermissionsSchema,
} from '../wire/PermissionSchema.ts'
import type { CallOptions } from './CallOptions.ts'

export type RequestPermissionsParameters = CallOptions & { permissions: PermissionRequests }

/** Requests permissions from the host. Every error of the host counts as a rejection. */
export async function requestPermissions(
  frame: Frame,
  { permissions, ...options }: RequestPermissionsParameters,
): Promise<Permission[]> {
  if (!PermissionRequestsSchema.safeParse(permissions).success) throw new InvalidPermissionsRequestError()
  try {
    return await frame.request({
      ...options,
      method: 'wallet_requestPermissions',
      params: permissions,
      schema: PermissionsSchema,
    })
  } catch (cause) {
    if (cause instanceof HostRefusedError || cause instanceof RejectedInHostError)
      throw new PermissionsRejectedError({ cause })
    throw cause
  }
}
