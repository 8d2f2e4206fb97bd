import type { SafeState } from '@countersign/protocol/chain'
import { Link } from '@tanstack/react-router'
import type { Address } from 'viem'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { useKeyChecks } from '../../domain/custody/useKeyChecks.ts'
import { useProveKey } from '../../domain/custody/useProveKey.ts'
import type { MySafe } from '../../domain/safe/useMySafes.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'

const t = createCatalogue('custody')

/** Each one reads the history of a Safe. */
const maxSafes = 20

/** The connected owner's own key checks that are due, each answered with one tap. */
export function KeyCheckInbox({ safes }: { safes: readonly MySafe[] }) {
  const { address: account } = useSigner()
  const owned = safes.filter(({ role, state }) => role === 'owner' && state && !state.planned).slice(0, maxSafes)
  if (!account) return null
  return owned.map((safe) =>
    safe.state ? (
      <DueCheck account={account} key={`${safe.chain.id}${safe.address}`} safe={safe} state={safe.state} />
    ) : null,
  )
}

function DueCheck({ account, safe, state }: { account: Address; safe: MySafe; state: SafeState }) {
  const nameOf = useNameOf()
  const id = { address: safe.address, chainId: safe.chain.id }
  const { checks, hasFailed, isReading } = useKeyChecks({ ...id, owners: [account], state })
  const { deliverError, error, isBusy, prove } = useProveKey({ ...id, version: state.version })
  const [check] = checks
  const failure = error ?? deliverError
  if (isReading || hasFailed || !check || (!check.isOverdue && !failure && !isBusy)) return null
  return (
    <Card isFlush>
      <Row
        end={
          <Button isBusy={isBusy} onClick={prove}>
            {t('proveMine')}
          </Button>
        }
        icon="sign"
        isFolding
      >
        <Link
          className={rowWords}
          params={{ chain: String(safe.chain.id), safe: safe.address }}
          to="/$chain/$safe/security"
        >
          {t('checkDue')}
          <RowLine>
            <bdi>{nameOf(safe.address)?.name ?? shortAddress(safe.address)}</bdi>
          </RowLine>
        </Link>
      </Row>
      {failure ? <ErrorNotice error={failure} title={error ? t('signFailed') : t('notDelivered')} /> : null}
    </Card>
  )
}
