import { AddressBook } from '../features/address-book/AddressBook.tsx'
import { OwnDelegates } from '../features/delegates/DelegateList.tsx'
import { addressBookText as words } from '../lib/messages/addressBook.ts'
import { Page } from '../ui/Page.tsx'

export function AddressBookPage() {
  return (
    <Page lead={words.lead} title={words.title} width="read">
      <AddressBook />
      <OwnDelegates />
    </Page>
  )
}
