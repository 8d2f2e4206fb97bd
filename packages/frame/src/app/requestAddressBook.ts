import { PermissionsRejectedError } from '../errors/callErrors.ts'
import type { Frame } from '../transport/createFrame.ts'
import { type AddressBook, AddressBookSchema } from '../wire/AddressBookSchema.ts'
import type { Permission } from '../wire/PermissionSchema.ts'
import type { CallOptions } from './CallOptions.ts'
import { getPermissions } from './getPermissions.ts'
import { requestPermissions } from './requestPermissions.ts'

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
