import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { openSafeList, setListed } from '../../domain/safe/openSafeList.ts'
import type { SafeId } from '../../domain/safe/queries.ts'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { OpenSafeForm } from './OpenSafeForm.tsx'

const t = createCatalogue('safes')
const tWatchlist = createCatalogue('watchlist')

/** Create, open or watch: the ways to a Safe that is not in the list. */
export function SafesActions() {
  const { storage } = useServices()
  const [asked, setAsked] = useState<'open' | 'watch'>()
  const close = () => setAsked(undefined)
  const watch = (safe: SafeId) => {
    openSafeList(storage).update((all) => setListed(all, 'watched', safe, true))
    close()
  }
  return (
    <>
      <Link className={buttonClass('primary')} to="/create">
        {t('create')}
      </Link>
      <Button onClick={() => setAsked('open')}>{t('open')}</Button>
      <Button onClick={() => setAsked('watch')}>{tWatchlist('watch')}</Button>
      <Dialog
        isOpen={asked !== undefined}
        onClose={close}
        title={asked === 'watch' ? tWatchlist('watch') : t('openByAddress')}
      >
        {asked === 'watch' ? <OpenSafeForm label={tWatchlist('watch')} onSafe={watch} /> : <OpenSafeForm />}
      </Dialog>
    </>
  )
}
