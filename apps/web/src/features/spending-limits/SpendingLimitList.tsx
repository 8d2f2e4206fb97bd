import type { SafeState } from '@countersign/protocol/chain'
import type { Address as Account } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { useReview } from '../../domain/transaction-builder/createTransaction.ts'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { formatAmount } from '../../lib/formatAmount.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { Time } from '../../ui/Time.tsx'
import { planRemoval } from './planSpendingLimit.ts'
import { isBeneficiary, type NamedLimit } from './readSpendingLimitForm.ts'
import styles from './SpendingLimits.module.css'

const t = createCatalogue('spendingLimits')

export type SpendingLimitListProps = {
  safe: CurrentSafe
  state: Pick<SafeState, 'owners' | 'version'>
  nextNonce: NextNonce
  module: Account
  limits: readonly NamedLimit[]
  onChange: (limit: NamedLimit) => void
}

export function SpendingLimitList({ safe, state, nextNonce, module, limits, onChange }: SpendingLimitListProps) {
  const { address: account } = useSigner()
  const labelOf = useLabelOf()
  const review = useReview({ safe, state, form: 'limitRemoval' })
  const isOwner = state.owners.some((owner) => owner.toLowerCase() === account?.toLowerCase())
  return (
    <ul>
      {limits.map((limit) => {
        const { beneficiary, token, amount, left, decimals, symbol, resetMinutes, nextReset } = limit
        const who = labelOf(beneficiary) ?? shortAddress(beneficiary)
        const show = (value: bigint) => `${formatAmount(value, decimals)} ${symbol}`
        return (
          <Row
            as="li"
            end={
              <span className={styles.actions}>
                {isBeneficiary(limit, account) ? <Badge tone="info">{t('you')}</Badge> : null}
                {isOwner ? (
                  <>
                    <Button aria-label={t('changeWhich', { name: who, symbol })} onClick={() => onChange(limit)}>
                      {t('change')}
                    </Button>
                    <Button
                      aria-label={t('removeWhich', { name: who, symbol })}
                      isBusy={nextNonce.basis === 'looking'}
                      onClick={() => review(planRemoval(module, limit), nextNonce.value)}
                    >
                      {t('remove')}
                    </Button>
                  </>
                ) : null}
              </span>
            }
            icon="limit"
            isFolding
            key={`${beneficiary}${token}`}
          >
            <div className={rowWords}>
              <span>
                <bdi>{t('left', { left: show(left), amount: show(amount) })}</bdi>
              </span>
              <Address hasIcon name={labelOf(beneficiary)} value={beneficiary} />
              <RowLine>
                <span>{describePeriod(resetMinutes)}</span>
                {nextReset === undefined ? (
                  <span>{t('never')}</span>
                ) : (
                  <span>
                    <RichText>{(mark) => t('nextReset', { time: mark(<Time at={nextReset * 1_000} />) })}</RichText>
                  </span>
                )}
              </RowLine>
            </div>
          </Row>
        )
      })}
    </ul>
  )
}

const minutesPerDay = 1_440

export function describePeriod(minutes: number): string {
  if (minutes === 0) return t('once')
  return minutes % minutesPerDay === 0
    ? t('everyDays', { days: minutes / minutesPerDay })
    : t('everyMinutes', { minutes })
}
