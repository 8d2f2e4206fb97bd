import { checkFreshness } from '@countersign/protocol/verify'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { indexingQuery, safeStateQuery } from '../../domain/safe/queries.ts'
import { type SeenChange, useChangesSince } from '../../domain/safe/useChangesSince.ts'
import { findSecondNode, isContradiction, secondNodeQuery, useSafeChecks } from '../../domain/safe/useSafeChecks.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { toCheck } from '../../domain/verification/toCheck.ts'
import { useReportChecks } from '../../domain/verification/useReportChecks.ts'
import { translateMessage } from '../../lib/messages/said.ts'
import { securityAlertsText as words } from '../../lib/messages/securityAlerts.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'

/** Alerts on every screen of a Safe: contradictions of nodes and services, and changes since the last visit. */
export function SecurityAlerts({ safe }: { safe: CurrentSafe }) {
  const services = useServices()
  const { data: state } = useQuery(safeStateQuery(services, safe))
  const { changes, higherNonce, takeNote } = useChangesSince(safe, state)
  const freshness = useFreshness(safe)
  const { disagreements, host } = useSecondNode(safe)
  const isStale = freshness !== undefined && freshness.verdict !== 'ok'
  const { failed, untrue } = useIdentity(safe, state !== undefined)
  const alarms = [...changes, ...disagreements, ...failed, ...untrue]
  if (!isStale && alarms.length === 0 && higherNonce === undefined) return null
  return (
    <Stack>
      {failed.length > 0 ? (
        <Notice isAlert title={words.failedTitle} tone="stop">
          <p>{words.failedText}</p>
          <Findings checks={failed} />
        </Notice>
      ) : null}
      {untrue.length > 0 ? (
        <Notice isAlert title={words.untrueTitle} tone="stop">
          <p>{words.untrueText}</p>
          <Findings checks={untrue} />
        </Notice>
      ) : null}
      {higherNonce !== undefined && state ? (
        <Notice isAlert title={words.nonceTitle} tone="stop">
          {words.nonceText(higherNonce, state.nonce)}
        </Notice>
      ) : null}
      {disagreements.length > 0 ? (
        <Notice isAlert title={words.nodesTitle} tone="stop">
          <p>{words.nodesText(host)}</p>
          <ul>
            {disagreements.map(({ first, second, what }) => (
              <li key={what}>{words.nodesLine(words.nodesPart[what], first, second)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {isStale ? (
        <Notice title={freshness.code === 'SERVICE_AHEAD' ? words.aheadTitle : words.behindTitle} tone="caution">
          {translateMessage(freshness.words ?? freshness.message)} {words.freshnessText}
        </Notice>
      ) : null}
      {changes.length > 0 ? (
        <Notice actions={<Button onClick={takeNote}>{words.noted}</Button>} title={words.changedTitle} tone="caution">
          <p>{words.changedText}</p>
          <ul>
            {changes.map((change) => (
              <Change change={change} key={JSON.stringify(change)} />
            ))}
          </ul>
        </Notice>
      ) : null}
    </Stack>
  )
}

/** Failed identity checks, and the service's contradictions of the chain. */
function useIdentity(safe: CurrentSafe, isSafe: boolean) {
  const checks = useSafeChecks(safe)
  return useMemo(() => {
    const untrue = checks.filter(isContradiction)
    const isFailed = (check: Check) => check.verdict === 'block' && !isContradiction(check) && !hasOwnNotice(check)
    // A missing Safe is reported by its screen.
    return { failed: isSafe ? checks.filter(isFailed) : [], untrue }
  }, [checks, isSafe])
}

/** A node that goes back in time has its own notice. */
const hasOwnNotice = ({ code }: Check) => code === 'NONCE_WENT_BACK'

function Findings({ checks }: { checks: readonly Check[] }) {
  return (
    <ul>
      {checks.map(({ detail, id, title }) => (
        <li key={`${id}${title}`}>
          {title} {detail}
        </li>
      ))}
    </ul>
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

function useSecondNode(safe: CurrentSafe) {
  const services = useServices()
  const settings = useStore(services.settings)
  const { data: state } = useQuery(safeStateQuery(services, safe))
  const url = findSecondNode(safe.chain, settings)
  const { data } = useQuery({
    ...secondNodeQuery({ state: state ?? createPlaceholderState(safe), url: url ?? '' }),
    enabled: url !== undefined && state !== undefined,
  })
  return { disagreements: url ? (data ?? []) : [], host: url ? new URL(url).host : '' }
}

/** A placeholder query key while disabled. */
function createPlaceholderState({ address, chainId }: CurrentSafe) {
  const block = { chainId, hash: '0x', number: 0n, timestamp: 0n } as const
  return {
    address,
    block,
    chainId,
    fallbackHandler: undefined,
    guard: undefined,
    implementation: address,
    moduleGuard: undefined,
    modules: [],
    nonce: 0n,
    owners: [],
    threshold: 0,
    version: '',
  }
}

function Change({ change }: { change: SeenChange }) {
  const nameOf = useNameOf()
  const call = (address: string | null) => (address === null ? words.none : (nameOf(address)?.name ?? address))
  switch (change.kind) {
    case 'added':
      return (
        <li>
          {words.added[change.what]}: {call(change.address)}
        </li>
      )
    case 'removed':
      return (
        <li>
          {words.removed[change.what]}: {call(change.address)}
        </li>
      )
    case 'threshold':
      return <li>{words.threshold(change.before, change.now)}</li>
    case 'replaced':
      return (
        <li>
          {words.replaced[change.what]}: {words.insteadOf(call(change.now), call(change.before))}
        </li>
      )
  }
}
