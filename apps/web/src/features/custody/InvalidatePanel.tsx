import type { SafeState } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { Hex } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { storeDraft } from '../../domain/transaction-builder/createTransaction.ts'
import { multiSendQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type Pause, useInSlices } from '../../lib/useInSlices.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ButtonRow, Stack } from '../../ui/Stack.tsx'
import type { LiveSignature } from './listLiveSignatures.ts'
import { planInvalidation } from './planInvalidation.ts'

const t = createCatalogue('custody')

const nothing = { remaining: [], transactions: [] }

/** Drafts the rejections and revocations in one go, and says what no transaction can revoke. Signs nothing. */
export function InvalidatePanel({
  live,
  safe,
  state,
}: {
  live: readonly LiveSignature[]
  safe: CurrentSafe
  state: SafeState
}) {
  const services = useServices()
  const { data: multiSend } = useQuery(multiSendQuery(services, { chainId: safe.chainId, version: state.version }))
  const [drafted, setDrafted] = useState<readonly { hash: Hex; nonce: bigint }[]>()
  const { address } = safe
  const { nonce: safeNonce } = state
  const plan = useCallback(
    (pause: Pause) => planInvalidation({ live, multiSend: multiSend ?? undefined, safe: address, safeNonce }, pause),
    [address, live, multiSend, safeNonce],
  )
  const { remaining, transactions } = useInSlices(address, plan) ?? nothing
  const draft = () =>
    setDrafted(
      transactions.map(({ call, nonce }) => ({
        hash: storeDraft(services, { call, form: 'reject', nonce, safe, version: state.version }),
        nonce,
      })),
    )
  return (
    <Card title={t('invalidate')}>
      <Stack isLive>
        {transactions.length > 0 ? <p>{t('invalidateText', { count: transactions.length })}</p> : null}
        {remaining.length > 0 ? (
          <Notice
            actions={
              <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/owners">
                {t('changeOwners')}
              </Link>
            }
            title={t('remaining', { count: remaining.length })}
            tone="caution"
          >
            {t('remainingText')}
          </Notice>
        ) : null}
        {transactions.length > 0 && !drafted ? (
          <div>
            <Button onClick={draft}>{t('invalidate')}</Button>
          </div>
        ) : null}
        {drafted ? (
          <Notice title={t('drafted', { count: drafted.length })} tone="ok">
            <ButtonRow>
              {drafted.map(({ hash, nonce }) => (
                <Link
                  className={buttonClass('outline')}
                  key={hash}
                  params={{ ...safe.params, id: hash }}
                  to="/$chain/$safe/tx/$id"
                >
                  #{String(nonce)}
                </Link>
              ))}
            </ButtonRow>
          </Notice>
        ) : null}
      </Stack>
    </Card>
  )
}
