import type { LinkedSigner } from '@countersign/protocol/offline'
import { verifyText as words } from '../../lib/messages/verify.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import styles from './Verify.module.css'

/** Recovered signers; without the chain, none of them counts. */
export function SignerList({ signers }: { signers: readonly LinkedSigner[] }) {
  return (
    <SheetSection title={words.signers}>
      {signers.length === 0 ? <p className={styles.dim}>{words.noSigners}</p> : null}
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
  const values = [{ label: words.signers, value: data }]
  if (signer === undefined) return <Badge tone="stop">{kind === 'unreadable' ? words.unreadable : words.nobody}</Badge>
  const isProven = kind === 'eoa' || kind === 'ethSign'
  return (
    <>
      <Address form="full" hasIcon value={signer} />
      <span className={styles.facts}>
        <Badge icon="sign" tone={isProven ? 'info' : 'caution'}>
          {isProven ? words.recovered : words.named}
        </Badge>
        {isProven ? <Evidence kind="recomputed" sentence={words.recoveredText} values={values} /> : null}
      </span>
      {isProven ? null : <p className={styles.dim}>{words.namedText}</p>}
    </>
  )
}
