import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSafe } from '../domain/safe/useSafe.ts'
import { AddApp, AppList, OwnApps } from '../features/apps/AppList.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { TextField } from '../ui/TextField.tsx'

const tWalletConnect = createCatalogue('walletConnect')
const t = createCatalogue('apps')

export function AppsPage() {
  const safe = useSafe()
  const [search, setSearch] = useState('')
  return (
    <Page
      actions={
        <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/wc">
          {tWalletConnect('title')}
        </Link>
      }
      lead={t('lead')}
      title={t('title')}
      width="read"
    >
      <TextField hint={t('searchHint')} label={t('search')} onChange={setSearch} type="search" value={search} />
      <OwnApps safe={safe} search={search} />
      <AppList safe={safe} search={search} />
      <AddApp safe={safe} />
      <p>{t('note')}</p>
    </Page>
  )
}
