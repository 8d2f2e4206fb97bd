import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Report } from '../../domain/report/Report.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import { useServices } from '../../domain/services/Services.ts'
import { opinionText as words } from '../../lib/messages/opinion.ts'
import { Button } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Fold } from '../../ui/Fold.tsx'
import styles from './ClaimList.module.css'
import { type ServiceOpinionParameters, serviceOpinionQuery } from './serviceOpinionQuery.ts'

export type ServiceOpinionProps = { report: Report }

/** What the service would say of this transaction, for who asks: claims beside what was worked out here. */
export function ServiceOpinion({ report: { id, transaction } }: ServiceOpinionProps) {
  const { data: state } = useQuery(safeStateQuery(useServices(), id))
  if (!transaction) return null
  return <Opinion id={id} implementation={state?.implementation} transaction={transaction.value} />
}

function Opinion(parameters: ServiceOpinionParameters) {
  const services = useServices()
  const [isAsked, setAsked] = useState(false)
  const { data, isFetching, refetch } = useQuery({ ...serviceOpinionQuery(services, parameters), enabled: isAsked })
  return (
    <Fold title={words.title}>
      <p>{words.lead}</p>
      <Button isBusy={isFetching} onClick={() => (isAsked ? void refetch() : setAsked(true))}>
        {words.ask}
      </Button>
      {data ? (
        <div aria-live="polite">
          <Evidence kind="claimed" />
          <FieldList>
            {listRows(parameters).map((key) => (
              <FieldPair className={styles.dim} key={key} label={words.labels[key]}>
                <bdi>{data[key] ?? words.silent}</bdi>
              </FieldPair>
            ))}
          </FieldList>
        </div>
      ) : null}
    </Fold>
  )
}

/** A plain payment has no data to decode. */
function listRows({ transaction }: ServiceOpinionParameters) {
  return [
    ...(transaction.data === '0x' ? [] : (['call'] as const)),
    ...(['gas', 'nonce', 'implementation', 'chain'] as const),
  ]
}
