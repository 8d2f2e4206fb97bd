import { Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { transactionKinds } from '../../domain/transaction-builder/transactionKinds.ts'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'

export function KindList({ safe }: { safe: Pick<CurrentSafe, 'params'> }) {
  return (
    <ul>
      {transactionKinds.map(({ form, to, icon, words }) => (
        <Row as="li" icon={icon} key={form}>
          <Link className={rowWords} params={safe.params} to={to}>
            <span>{words.title}</span>
            <RowLine>{words.text}</RowLine>
          </Link>
        </Row>
      ))}
    </ul>
  )
}
