import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { AddApp, AppList, OwnApps } from '../features/apps/AppList.tsx'
import { appsText as words } from '../lib/messages/apps.ts'
import { pairingText } from '../lib/messages/walletConnect.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { TextField } from '../ui/TextField.tsx'

export function AppsPage() {
  const safe = useSafe()
  const [search, setSearch] = useState('')
  return (
    <Page
      actions={
        <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/wc">
          {pairingText.title}
        </Link>
      }
      lead={words.lead}
      title={words.title}
      width="read"
    >
      <TextField hint={words.searchHint} label={words.search} onChange={setSearch} type="search" value={search} />
      <OwnApps safe={safe} search={search} />
      <AppList safe={safe} search={search} />
      <AddApp safe={safe} />
      <p>{words.note}</p>
    </Page>
  )
}
