import type { SafeFacts } from '@countersign/protocol/chain'
import { type ClearFacts, explainActions, explainMessage } from '@countersign/protocol/clear'
import type { TransactionDescription } from '@countersign/protocol/decode'
import type { SafeMessageContent } from '@countersign/protocol/hash'
import type { LinkedItem, LinkedSigner } from '@countersign/protocol/offline'
import { useCallback } from 'react'
import type { Address as Account } from 'viem'
import { DescribedCalls, ReadingList, useDescriptions } from '../../domain/clear-signing/ReadingList.tsx'
import { findBundledChain } from '../../domain/transactions/describeLinked.ts'
import { createFindToken } from '../../domain/transactions/readToken.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { appLanguages } from '../../lib/messages/languages/appLanguages.ts'
import { locale } from '../../lib/messages/translate.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import type { NodeAnswer } from './readFromNode.ts'
import styles from './Verify.module.css'

const t = createCatalogue('verify')
const tClearSigning = createCatalogue('clearSigning')

export function NodeState({ facts }: { facts: SafeFacts | undefined }) {
  const { block, nonce, owners, threshold, version } = facts ?? {}
  if (!block || !owners || threshold === undefined)
    return (
      <SheetSection look="stop" title={t('nodeState')}>
        {facts ? t('noState') : t('noAnswer')}
      </SheetSection>
    )
  return (
    <SheetSection aside={<Evidence block={block.number} kind="chain" />} title={t('nodeState')}>
      <p>{t('nodeStateRow', { threshold: String(threshold), owners: owners.length })}</p>
      <FieldList>
        <FieldPair label={t('nodeOwners')}>
          <ul className={styles.signers}>
            {owners.map((owner) => (
              <li key={owner}>
                <Address form="full" hasIcon value={owner} />
              </li>
            ))}
          </ul>
        </FieldPair>
        <FieldPair label={t('nodeNonce')}>
          <code>{nonce === undefined ? '–' : nonce.toString()}</code>
        </FieldPair>
        <FieldPair label={t('version')}>
          <code>{version ?? '–'}</code>
        </FieldPair>
        <FieldPair label={t('nodeBlock')}>
          <code>{block.number.toString()}</code>
        </FieldPair>
      </FieldList>
    </SheetSection>
  )
}

/** Recovered signers; without the chain, none of them counts. */
export function SignerList({ signers }: { signers: readonly LinkedSigner[] }) {
  return (
    <SheetSection title={t('signers')}>
      {signers.length === 0 ? <p className={styles.dim}>{t('noSigners')}</p> : null}
      <ul className={styles.signers}>
        {signers.map((signer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: signatures can repeat
          <li className={styles.signer} key={index}>
            <Signer {...signer} />
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}

function Signer({ data, kind, signer }: LinkedSigner) {
  const values = [{ label: t('signers'), value: data }]
  if (signer === undefined)
    return <Badge tone="stop">{kind === 'unreadable' ? t('badSignature') : t('noSigner')}</Badge>
  const isProven = kind === 'eoa' || kind === 'ethSign'
  return (
    <>
      <Address form="full" hasIcon value={signer} />
      <span className={styles.facts}>
        <Badge icon="sign" tone={isProven ? 'info' : 'caution'}>
          {isProven ? t('recovered') : t('approval')}
        </Badge>
        {isProven ? <Evidence kind="recomputed" sentence={t('recoveredText')} values={values} /> : null}
      </span>
      {isProven ? null : <p className={styles.dim}>{t('approvalText')}</p>}
    </>
  )
}

const unknownItems = {
  transaction: ['state', 'owners', 'tokens', 'libraries', 'simulation'],
  message: ['threshold', 'messageOwners'],
} as const

/** What bytes alone cannot prove, listed so that it is not assumed to be checked. */
export function UnknownList({ kind }: { kind: keyof typeof unknownItems }) {
  return (
    <SheetSection title={t('unverified')}>
      <ul className={styles.unknown}>
        {unknownItems[kind].map((item) => (
          <li key={item}>{t(`unknownItems.${item}`)}</li>
        ))}
      </ul>
    </SheetSection>
  )
}

type BundledCallsProps = {
  answer: NodeAnswer | undefined
  chainId: number
  description: TransactionDescription
  safe: Account
}

/** Uses bundled descriptions only: this page makes no requests. */
export function BundledCalls({ answer, chainId, description, safe }: BundledCallsProps) {
  const explain = useCallback(
    () => explainActions({ action: description, facts: createClearFacts(chainId, answer), safes: [safe] }),
    [answer, chainId, description, safe],
  )
  const items = useDescriptions(explain)
  return items ? <DescribedCalls items={items} /> : null
}

type BundledMessageProps = { answer: NodeAnswer | undefined; content: SafeMessageContent; item: LinkedItem }

export function BundledMessage({ answer, content, item: { chainId, safe } }: BundledMessageProps) {
  const explain = useCallback(
    () => explainMessage({ account: safe, facts: createClearFacts(chainId, answer), safes: [safe], content }),
    [answer, chainId, content, safe],
  )
  const readings = useDescriptions(explain)
  if (!readings || readings.length === 0) return null
  return (
    <SheetSection title={tClearSigning('title')}>
      <p>{tClearSigning('leadMessage')}</p>
      <ReadingList readings={readings} />
    </SheetSection>
  )
}

function createClearFacts(chainId: number, answer: NodeAnswer | undefined): ClearFacts {
  const { name, nativeCurrency } = findBundledChain(chainId)
  const findToken = createFindToken(answer?.tokens ?? new Map())
  return { chain: { id: chainId, name, nativeCurrency }, findToken: async (address) => findToken(address) }
}

const languages = ['en', ...appLanguages] as const

export type VerifyLanguage = (typeof languages)[number]

export function LanguageChoice({ onChoose }: { onChoose: (language: VerifyLanguage) => void }) {
  const current = languages.find((language) => locale().startsWith(language)) ?? 'en'
  return (
    <SelectField
      label={t('language')}
      onChange={onChoose}
      options={languages.map((language) => ({
        value: language,
        label: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
        lang: language,
      }))}
      value={current}
    />
  )
}
