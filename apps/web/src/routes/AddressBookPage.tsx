import { AddressBook } from '../features/address-book/AddressBook.tsx'
import { OwnDelegates } from '../features/delegates/DelegateList.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('addressBook')

export function AddressBookPage() {
  return (
    <Page lead={t('lead')} title={t('title')} width="read">
      <AddressBook />
      <OwnDelegates />
    </Page>
  )
}
