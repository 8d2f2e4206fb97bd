import { InvalidPermissionsRequestError, PermissionsRejectedError } from '../errors/callErrors.ts'
import { HostRefusedError, RejectedInHostError } from '../errors/hostErrors.ts'
import type { CallOptions, Frame } from '../transport/createFrame.ts'
import { type AddressBook, AddressBookSchema } from '../wire/HostInfoSchema.ts'
import {
  type Permission,
  type PermissionRequests,
  PermissionRequestsSchema,
  PermissionsSchema,
} from '../wire/PermissionSchema.ts'

/** Permissions that the host has granted to this app. */
export function getPermissions(frame: Frame, options: CallOptions = {}): Promise<Permission[]> {
  return frame.request({ ...options, method: 'wallet_getPermissions', schema: PermissionsSchema })
}

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

/** Address book of the host; requests the permission first if it is missing. */
export async function requestAddressBook(frame: Frame, options: CallOptions = {}): Promise<AddressBook> {
  let permissions = await getPermissions(frame, options)
  if (!isAllowed(permissions))
    permissions = await requestPermissions(frame, { ...options, permissions: [{ requestAddressBook: {} }] })
  if (!isAllowed(permissions)) throw new PermissionsRejectedError()
  return frame.request({ ...options, method: 'requestAddressBook', schema: AddressBookSchema })
}

const isAllowed = (permissions: readonly Permission[]) =>
  permissions.some(({ parentCapability }) => parentCapability === 'requestAddressBook')
