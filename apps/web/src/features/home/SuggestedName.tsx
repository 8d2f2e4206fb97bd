import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { setName } from '../../domain/address-book/names.ts'
import { useName } from '../../domain/address-book/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import {
  openSuggestedNames,
  parseNameFragment,
  suggestName,
  withoutSuggestion,
} from '../../domain/safe/suggestedNames.ts'
import { useServices } from '../../domain/services/Services.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { RichText } from '../../ui/RichText.tsx'
import styles from './Home.module.css'

const t = createCatalogue('home')

/** The name that came with an invitation: marked, and used nowhere else, until it is accepted. */
export function SuggestedName({ safe: { address, params } }: { safe: CurrentSafe }) {
  const services = useServices()
  const store = openSuggestedNames(services.storage)
  const suggested = useStore(store)[address]
  const own = useName(address)
  const names = useStore(services.names)
  const navigate = useNavigate()
  const fragment = useLocation({ select: ({ hash }) => hash })
  const linked = parseNameFragment(fragment)
  useEffect(() => {
    if (linked === undefined) return
    suggestName(services, address, linked)
    // A reload must not suggest it again.
    void navigate({ to: '/$chain/$safe', params, replace: true })
  }, [address, linked, navigate, params, services])
  if (suggested === undefined || own?.name === suggested || own?.from === 'yours') return null
  const [namesake] = Object.entries(names).flatMap(([other, name]) =>
    other !== address && name.toLowerCase() === suggested.toLowerCase() ? [other] : [],
  )
  const forget = () => store.update((all) => withoutSuggestion(all, address))
  const accept = () => {
    services.names.update((all) => setName(all, address, suggested))
    forget()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this groups a name with its buttons
    <div aria-label={t('suggested', { name: suggested })} className={styles.suggested} role="group">
      <span>
        <RichText>
          {(mark) => t('suggested', { name: mark(<bdi className={styles.suggestedName}>{suggested}</bdi>) })}
        </RichText>{' '}
        <Evidence kind="claimed" sentence={t('suggestedText')} />
      </span>
      {/* A link may give a stranger's Safe the name of one that the user trusts. */}
      {namesake === undefined ? (
        <Button onClick={accept}>{t('useName')}</Button>
      ) : (
        <span>{t('suggestedTaken', { address: shortAddress(namesake) })}</span>
      )}
      <Button look="quiet" onClick={forget}>
        {t('dismiss')}
      </Button>
    </div>
  )
}
