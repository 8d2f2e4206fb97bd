import { Link } from '@tanstack/react-router'
import { useSafe } from '../domain/safe/useSafe.ts'
import { transactionKinds } from '../domain/transaction-builder/transactionKinds.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Card } from '../ui/Card.tsx'
import { Page } from '../ui/Page.tsx'
import { Row, RowLine, rowWords } from '../ui/Rows.tsx'

const t = createCatalogue('transactionBuilder')

export function NewPage() {
  const { params } = useSafe()
  return (
    <Page title={t('chooseTitle')} width="read">
      <Card isFlush>
        <ul>
          {transactionKinds.map(({ form, to, icon }) => (
            <Row as="li" icon={icon} key={form}>
              <Link className={rowWords} params={params} to={to}>
                <span>{t(`kinds.${form}.title`)}</span>
                <RowLine>{t(`kinds.${form}.text`)}</RowLine>
              </Link>
            </Row>
          ))}
        </ul>
      </Card>
    </Page>
  )
}
