import type { MovementProof } from '@countersign/protocol/verify'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { formatAmount } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Address } from '../../ui/Address.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Form } from '../../ui/Form.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Export.module.css'
import { type ExportEntry, toVerification, type Verification } from './ExportEntry.ts'
import {
  findTransferNote,
  listCategories,
  openTransferNotes,
  setTransferNote,
  type TransferNote,
} from './transferNotes.ts'

const t = createCatalogue('export')

type TransferRowProps = {
  entry: ExportEntry
  safe: CurrentSafe
  proof?: MovementProof | undefined
}

export function TransferRow({ entry, proof, safe }: TransferRowProps) {
  const { storage } = useServices()
  const labelOf = useLabelOf()
  const [isEditing, setEditing] = useState(false)
  const { amount, asset, counterparty, direction, movement } = entry
  const { isRefund, module, nonce, safeTxHash, timestamp, tokenId, transactionHash } = movement
  const transaction = { chainId: safe.chainId, transactionHash }
  const note = findTransferNote(useStore(openTransferNotes(storage)), transaction)
  const sign = direction === 'self' ? undefined : direction
  const what = `${formatAmount(amount, asset.decimals)} ${asset.symbol}`
  const body = (
    <>
      <span className={styles.moved}>
        <span className={styles.sum}>
          {tokenId === null || movement.kind === 'erc1155' ? (
            <Quantity id={tokenId}>
              <Amount decimals={asset.decimals} direction={sign} symbol={asset.symbol} value={amount} />
            </Quantity>
          ) : (
            <bdi>{t('nft', { asset: `${direction === 'in' ? '+' : '−'}1 ${asset.symbol}`, id: tokenId })}</bdi>
          )}
        </span>{' '}
        <span className={styles.who}>
          {direction === 'self' ? (
            t('toItself')
          ) : (
            <RichText>
              {(mark) => {
                const account = mark(<Address canCopy={false} name={labelOf(counterparty)} value={counterparty} />)
                return direction === 'in' ? t('rowFrom', { account }) : t('rowTo', { account })
              }}
            </RichText>
          )}
        </span>
      </span>
      <RowLine>
        <Time at={timestamp} form="clock" />
        {nonce === null ? null : <span>{t('byOwners', { nonce })}</span>}
        {module === null ? null : <span>{t('byModule')}</span>}
        {isRefund ? <span>{t('refund')}</span> : null}
        {note?.category ? <Badge>{note.category}</Badge> : null}
      </RowLine>
      {note?.note || movement.note ? (
        <bdi className={styles.note} dir="auto">
          {note?.note || movement.note}
        </bdi>
      ) : null}
    </>
  )
  return (
    <>
      <Row
        end={
          <>
            <ProofMark block={BigInt(movement.blockNumber)} verification={toVerification(proof, asset)} />
            <Button
              aria-expanded={isEditing}
              aria-label={t('annotateWhat', { what })}
              look="quiet"
              onClick={() => setEditing(!isEditing)}
            >
              {t('annotate')}
            </Button>
          </>
        }
        icon={direction === 'in' ? 'arrowIn' : 'arrowOut'}
      >
        {safeTxHash ? (
          <Link className={rowWords} params={{ ...safe.params, id: safeTxHash }} to="/$chain/$safe/tx/$id">
            {body}
          </Link>
        ) : (
          <div className={rowWords}>{body}</div>
        )}
      </Row>
      {isEditing ? <NoteEditor note={note} onClose={() => setEditing(false)} transaction={transaction} /> : null}
    </>
  )
}

/** An amount, of one token ID if the contract has several. */
function Quantity({ children, id }: { children: ReactNode; id: string | null }) {
  return id === null ? children : <RichText>{(mark) => t('nft', { asset: mark(children), id })}</RichText>
}

function ProofMark({ block, verification }: { block: bigint; verification: Verification }) {
  switch (verification.state) {
    case 'verified':
      return <Evidence block={block} kind="chain" />
    case 'unverified':
      return <Evidence kind="claimed" sentence={t(`faults.${verification.fault}`)} />
    case 'false':
      return (
        <span title={t(`faults.${verification.fault}`)}>
          <Badge tone="stop">{t('rowFalse')}</Badge>
        </span>
      )
  }
}

type NoteEditorProps = {
  note: TransferNote | undefined
  transaction: Parameters<typeof setTransferNote>[1]
  onClose: () => void
}

function NoteEditor({ note, transaction, onClose }: NoteEditorProps) {
  const store = openTransferNotes(useServices().storage)
  const categories = listCategories(useStore(store))
  const [form, setForm] = useState<TransferNote>(note ?? { category: '', note: '' })
  const submit = () => {
    store.update((all) => setTransferNote(all, transaction, form))
    onClose()
  }
  return (
    <Form className={styles.editor} onSubmit={submit}>
      <TextField
        hint={t('categoryHint')}
        label={t('category')}
        maxLength={64}
        onChange={(category) => setForm({ ...form, category })}
        suggestions={categories.map((category) => ({ value: category }))}
        value={form.category}
      />
      <TextField
        hint={t('noteHint')}
        label={t('note')}
        maxLength={500}
        onChange={(text) => setForm({ ...form, note: text })}
        value={form.note}
      />
      <div className={styles.actions}>
        <Button look="primary" type="submit">
          {t('save')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}
