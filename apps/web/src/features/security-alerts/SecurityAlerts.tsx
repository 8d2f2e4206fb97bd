import { checkFreshness } from '@countersign/protocol/verify'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useNodeFaults } from '../../domain/safe/proofQuery.ts'
import { indexingQuery, safeStateQuery } from '../../domain/safe/queries.ts'
import { type SeenChange, useChangesSince } from '../../domain/safe/useChangesSince.ts'
import { isContradiction, useSafeChecks } from '../../domain/safe/useSafeChecks.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { toCheck } from '../../domain/verification/toCheck.ts'
import { useReportChecks } from '../../domain/verification/useReportChecks.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'
import { Button } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'

const t = createCatalogue('securityAlerts')

/** Alerts on every screen of a Safe: contradictions of nodes and services, and changes since the last visit. */
export function SecurityAlerts({ safe }: { safe: CurrentSafe }) {
  const nameOf = useNameOf()
  const { data: state } = useQuery(safeStateQuery(useServices(), safe))
  const { changes, higherNonce, dismiss } = useChangesSince(safe, state)
  const freshness = useFreshness(safe)
  const ofNodes = useNodeFaults(safe)
  useReportChecks('nodes', ofNodes)
  const isStale = freshness !== undefined && freshness.verdict !== 'ok'
  const checks = useSafeChecks(safe)
  const untrue = checks.filter(isContradiction)
  // A missing Safe is reported by its screen; a node that goes back in time has its own notice.
  const failed = checks.filter(
    (check) => state && check.verdict === 'block' && !isContradiction(check) && check.code !== 'NONCE_WENT_BACK',
  )
  const alarms = [...changes, ...ofNodes, ...failed, ...untrue]
  const isOwnNetwork = useServices().userNetworks.has(safe.chainId)
  if (!isOwnNetwork && !isStale && alarms.length === 0 && higherNonce === undefined) return null
  return (
    <Stack>
      {isOwnNetwork ? (
        <Notice title={t('ownNetworkTitle', { name: safe.chain.name })} tone="info">
          {t('ownNetworkText')} <Evidence kind="yours" />
        </Notice>
      ) : null}
      <Findings checks={failed} text={t('failedText')} title={t('failedTitle')} />
      <Findings checks={untrue} text={t('contradictionText')} title={t('contradictionTitle')} />
      {higherNonce !== undefined && state ? (
        <Notice isAlert title={t('nonceTitle')} tone="stop">
          {t('nonceText', { seen: String(higherNonce), now: Number(state.nonce) })}
        </Notice>
      ) : null}
      <Findings
        checks={ofNodes}
        text={t('nodesText')}
        title={ofNodes.some(({ code }) => code === 'NODE_LIES') ? t('nodeLiesTitle') : t('nodesTitle')}
      />
      {isStale ? (
        <Notice title={freshness.code === 'SERVICE_AHEAD' ? t('aheadTitle') : t('behindTitle')} tone="caution">
          {translateMessage(freshness.translatable ?? freshness.message)} {t('freshnessText')}
        </Notice>
      ) : null}
      {changes.length > 0 ? (
        <Notice actions={<Button onClick={dismiss}>{t('dismiss')}</Button>} title={t('changedTitle')} tone="caution">
          <p>{t('changedText')}</p>
          <ul>
            {changes.map((change) => (
              <li key={JSON.stringify(change)}>{describeChange(change, nameOf)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </Stack>
  )
}

function Findings({ checks, text, title }: { checks: readonly Check[]; text: string; title: string }) {
  if (checks.length === 0) return null
  return (
    <Notice isAlert title={title} tone="stop">
      <p>{text}</p>
      <ul>
        {checks.map((check) => (
          <li key={`${check.id}${check.title}`}>
            {check.title} {check.detail}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Whether the service is up to date; undefined while unknown. */
function useFreshness(safe: CurrentSafe) {
  const services = useServices()
  const { data: state } = useQuery(safeStateQuery(services, safe))
  const { data: indexing } = useQuery(indexingQuery(services, safe.chainId))
  const claimed = indexing?.currentBlockNumber ?? indexing?.masterCopiesBlockNumber
  const head = state?.block
  const check = useMemo(
    () => (head && typeof claimed === 'number' ? checkFreshness({ claimedBlock: BigInt(claimed), head }) : undefined),
    [head, claimed],
  )
  useReportChecks(
    'freshness',
    useMemo(() => (check ? [toCheck(check)] : []), [check]),
  )
  return check
}

function describeChange(change: SeenChange, nameOf: ReturnType<typeof useNameOf>): string {
  const call = (address: string | null) => (address === null ? t('none') : (nameOf(address)?.name ?? address))
  switch (change.kind) {
    case 'added':
      return t(`added.${change.what}`, { account: call(change.address) })
    case 'removed':
      return t(`removed.${change.what}`, { account: call(change.address) })
    case 'threshold':
      return t('threshold', { before: change.before, now: change.now })
    case 'replaced':
      return t(`replaced.${change.what}`, { before: call(change.before), now: call(change.now) })
  }
}
