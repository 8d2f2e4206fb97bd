import type { SafeFacts } from '@countersign/protocol/chain'
import { verifyText as words } from '../../lib/messages/verify.ts'
import { Address } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import styles from './Verify.module.css'

/** Owners, threshold and nonce from the typed node. */
export function NodeState({ facts }: { facts: SafeFacts | undefined }) {
  const { block, nonce, owners, threshold, version } = facts ?? {}
  if (!block || !owners || threshold === undefined)
    return (
      <SheetSection look="stop" title={words.nodeState}>
        {facts ? words.noState : words.noAnswer}
      </SheetSection>
    )
  return (
    <SheetSection aside={<Evidence block={block.number} kind="chain" />} title={words.nodeState}>
      <p>{words.nodeStateRow(threshold, owners.length)}</p>
      <FieldList>
        <FieldPair label={words.nodeOwners}>
          <ul className={styles.signers}>
            {owners.map((owner) => (
              <li key={owner}>
                <Address form="full" hasIcon value={owner} />
              </li>
            ))}
          </ul>
        </FieldPair>
        <FieldPair label={words.nodeNonce}>
          <code>{nonce === undefined ? '–' : nonce.toString()}</code>
        </FieldPair>
        <FieldPair label={words.version}>
          <code>{version ?? '–'}</code>
        </FieldPair>
        <FieldPair label={words.nodeBlock}>
          <code>{block.number.toString()}</code>
        </FieldPair>
      </FieldList>
    </SheetSection>
  )
}
