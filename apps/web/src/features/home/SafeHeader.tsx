import type { SafeState } from '@countersign/protocol/chain'
import { useState } from 'react'
import { setName } from '../../domain/address-book/names.ts'
import { useName } from '../../domain/address-book/useName.ts'
import { ChainLogo } from '../../domain/safe/ChainLogo.tsx'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Form } from '../../ui/Form.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Home.module.css'

const t = createCatalogue('home')
const tCommon = createCatalogue('common')

export function SafeHeader({ safe, state }: { safe: CurrentSafe; state: SafeState | undefined }) {
  const named = useName(safe.address)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.header}>
      <Identicon size={56} value={safe.address} />
      <div className={styles.identity}>
        <div className={styles.nameLine}>
          {named ? <bdi className={styles.name}>{named.name}</bdi> : null}
          {named ? <Evidence kind={named.from} /> : null}
          <Button aria-label={t('renameTitle')} look="quiet" onClick={() => setOpen(true)} title={t('renameTitle')}>
            <Icon name="yours" size="small" />
            {named ? null : t('renameTitle')}
          </Button>
        </div>
        <div className={styles.addressLine}>
          <HexGroups value={safe.address} />
          <CopyButton text={safe.address} what={tCommon('address')} />
        </div>
        <p className={styles.setup}>
          <span className={styles.symbol}>
            <ChainLogo chain={safe.chain} size={16} />
            {safe.chain.name}
          </span>
          {state ? (
            <>
              <span>{t('thresholdSentence', { threshold: state.threshold, owners: state.owners.length })}</span>
              <span>{t('version', { version: state.version })}</span>
              <span>{t('nextNonce', { nonce: String(state.nonce) })}</span>
              <Evidence block={state.block.number} kind={state.planned ? 'recomputed' : 'chain'} />
            </>
          ) : null}
        </p>
      </div>
      <RenameDialog isOpen={isOpen} key={named?.name ?? ''} onClose={() => setOpen(false)} safe={safe} />
    </div>
  )
}

function RenameDialog({ isOpen, onClose, safe }: { isOpen: boolean; onClose: () => void; safe: CurrentSafe }) {
  const { names } = useServices()
  const [text, setText] = useState(useName(safe.address)?.name ?? '')
  const submit = () => {
    names.update((current) => setName(current, safe.address, text))
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('renameTitle')}>
      <Form className={styles.rename} onSubmit={submit}>
        <TextField hint={t('renameHint')} label={t('renameLabel')} maxLength={64} onChange={setText} value={text} />
        <Button look="primary" type="submit">
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  )
}
