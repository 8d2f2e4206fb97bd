import { OwnDelegates } from '../features/delegates/OwnDelegates.tsx'
import { PeopleBook } from '../features/people/PeopleBook.tsx'
import { peopleText as words } from '../lib/messages/people.ts'
import { Page } from '../ui/Page.tsx'

export function PeoplePage() {
  return (
    <Page lead={words.lead} title={words.title} width="read">
      <PeopleBook />
      <OwnDelegates />
    </Page>
  )
}
