import { Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { transactionKinds } from '../../domain/transaction-builder/transactionKinds.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'

const t = createCatalogue('drafting')

export function KindList({ safe }: { safe: Pick<CurrentSafe, 'params'> }) {
  return (
    <ul>
      {transactionKinds.map(({ form, to, icon }) => (
        <Row as="li" icon={icon} key={form}>
          <Link className={rowWords} params={safe.params} to={to}>
            <span>{t(`kinds.${form}.title`)}</span>
            <RowLine>{t(`kinds.${form}.text`)}</RowLine>
          </Link>
        </Row>
      ))}
    </ul>
  )
}
