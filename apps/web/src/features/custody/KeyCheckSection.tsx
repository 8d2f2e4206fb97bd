import type { SafeState } from '@countersign/protocol/chain'
import { useId } from 'react'
import { isAddressEqual } from 'viem'
import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import styles from '../../domain/custody/Custody.module.css'
import { openOwnerProofs } from '../../domain/custody/ownerProofStore.ts'
import { ProofLine } from '../../domain/custody/ProofLine.tsx'
import { type OwnerKeyCheck, useKeyChecks } from '../../domain/custody/useKeyChecks.ts'
import { useProveKey } from '../../domain/custody/useProveKey.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ButtonRow, Stack } from '../../ui/Stack.tsx'
import { Time } from '../../ui/Time.tsx'

const t = createCatalogue('custody')

const choices = [1, 2, 3, 6, 12, 24]

/** Whether each owner still holds the key, by proofs and by signatures on the chain. */
export function KeyCheckSection({ safe, state }: { safe: CurrentSafe; state: SafeState }) {
  const titleId = useId()
  const { address: account } = useSigner()
  const services = useServices()
  const { checks, hasFailed, isReading, months, setMonths } = useKeyChecks({ ...safe, state })
  const overdue = checks.filter(({ isOverdue }) => isOverdue)
  const isOwner = account !== undefined && state.owners.some((owner) => isAddressEqual(owner, account))
  const { deliverError, error, isBusy, prove } = useProveKey({ ...safe, version: state.version })
  const save = () => {
    const proofs = [
      ...openOwnerProofs(services.storage)
        .get()
        .filter(({ challenge }) => challenge.chainId === safe.chainId && isAddressEqual(challenge.safe, safe.address)),
      ...checks.flatMap(({ state: found }) => found?.proof ?? []),
    ].filter(({ signatures }) => signatures.length > 0)
    const unique = [...new Map(proofs.map((proof) => [proof.challenge.nonce, proof])).values()]
    const rows = checks.map(({ dueAt, isOverdue, owner, provenAt, usedAt }) => ({
      dueAt: toIso(dueAt),
      isOverdue,
      owner,
      provenAt: toIso(provenAt),
      usedAt: toIso(usedAt),
    }))
    const file = { address: safe.address, chainId: safe.chainId, months, owners: rows, proofs: unique }
    saveBlob({
      blob: new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }),
      name: `key-checks-${safe.chainId}-${safe.address}.json`,
    })
  }
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <h3 id={titleId}>{t('keyChecks')}</h3>
        {hasFailed ? (
          <Notice title={t('partial')} tone="caution">
            {t('partialText')}
          </Notice>
        ) : (
          <p>{isReading ? t('checking') : t('overdueCount', { count: overdue.length })}</p>
        )}
        <ul aria-label={t('keyChecks')} className={styles.owners}>
          {checks.map((check) => (
            <li key={check.owner}>
              <OwnerCheck
                check={check}
                hasFailed={hasFailed}
                isReading={isReading}
                safe={safe}
                version={state.version}
              />
            </li>
          ))}
        </ul>
        <SelectField
          label={t('months')}
          onChange={setMonths}
          options={[...new Set([...choices, months])]
            .toSorted((a, b) => a - b)
            .map((count) => ({ label: t('monthCount', { count }), value: count }))}
          value={months}
        />
        <ButtonRow>
          {isOwner ? (
            <Button isBusy={isBusy} look="primary" onClick={prove}>
              {t('proveMine')}
            </Button>
          ) : null}
          <Button onClick={save}>{t('export')}</Button>
        </ButtonRow>
        <Stack isLive>
          {error ? <ErrorNotice error={error} title={t('signFailed')} /> : null}
          {deliverError ? <ErrorNotice error={deliverError} title={t('notDelivered')} /> : null}
        </Stack>
      </Stack>
    </section>
  )
}

const toIso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString())

function CheckBadge({ hasFailed, isOverdue }: { hasFailed: boolean; isOverdue: boolean }) {
  if (!isOverdue) return <Badge tone="ok">{t('current')}</Badge>
  return hasFailed ? <Badge>{t('status.unknown')}</Badge> : <Badge tone="caution">{t('overdue')}</Badge>
}

type OwnerCheckProps = {
  check: OwnerKeyCheck
  hasFailed: boolean
  isReading: boolean
  safe: CurrentSafe
  version: string
}

function OwnerCheck({ check, hasFailed, isReading, safe, version }: OwnerCheckProps) {
  const { dueAt, isOverdue, owner, provenAt, state, usedAt } = check
  return (
    <div className={styles.owner}>
      <div className={styles.line}>
        <NamedAddress hasIcon value={owner} />
        {isReading ? null : <CheckBadge hasFailed={hasFailed} isOverdue={isOverdue} />}
      </div>
      <p className={styles.quiet}>
        {t('lastProof')} {provenAt === undefined ? t('never') : <Time at={provenAt} />} · {t('lastUse')}{' '}
        {usedAt === undefined ? t('never') : <Time at={usedAt} />}
        {dueAt === undefined ? null : (
          <>
            {' · '}
            {t('due')} <Time at={dueAt} />
          </>
        )}
      </p>
      {isOverdue && !isReading ? (
        <ProofLine owner={owner} purpose={t('purposes.check')} safe={safe} state={state} version={version} />
      ) : null}
    </div>
  )
}
