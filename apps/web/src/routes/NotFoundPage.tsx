import { Link } from '@tanstack/react-router'
import { shell } from '../lib/messages/shell.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Page } from '../ui/Page.tsx'

export function NotFoundPage() {
  return (
    <Page isTitleHidden title={shell.notFoundTitle} width="read">
      <Empty
        action={
          <Link className={buttonClass('primary')} to="/">
            {shell.toSafes}
          </Link>
        }
        icon="claimed"
        title={shell.notFoundTitle}
      >
        {shell.notFoundText}
      </Empty>
    </Page>
  )
}
