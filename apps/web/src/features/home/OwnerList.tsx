import type { SafeState } from '@countersign/protocol/chain'
import { Link } from '@tanstack/react-router'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { homeText as words } from '../../lib/messages/home.ts'
import { Address } from '../../ui/Address.tsx'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import styles from './Home.module.css'

export function OwnerList({ state, params }: { state: SafeState; params: CurrentSafe['params'] }) {
  const labelOf = useLabelOf()
  return (
    <Card
      aside={
        <>
          <Evidence block={state.block.number} kind={state.planned ? 'recomputed' : 'chain'} />{' '}
          <Link params={params} to="/$chain/$safe/owners">
            {words.manageOwners}
          </Link>
        </>
      }
      isFlush
      title={words.owners}
    >
      <ul>
        {state.owners.map((owner) => (
          <li className={styles.owner} key={owner}>
            <Address hasIcon name={labelOf(owner)} value={owner} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
