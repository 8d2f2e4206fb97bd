import { Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { homeText as words } from '../../lib/messages/home.ts'
import { Card } from '../../ui/Card.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'

const links = [
  { icon: 'contract', text: words.securityText, title: words.about, to: '/$chain/$safe/security' },
  { icon: 'sign', text: words.delegatesText, title: words.delegates, to: '/$chain/$safe/delegates' },
  { icon: 'apps', text: words.appsText, title: words.apps, to: '/$chain/$safe/apps' },
] as const

export function SafeLinks({ params }: { params: CurrentSafe['params'] }) {
  return (
    <Card isFlush title={words.more}>
      <ul>
        {links.map(({ icon, text, title, to }) => (
          <Row as="li" icon={icon} key={to}>
            <Link className={rowWords} params={params} to={to}>
              {title}
              <RowLine>{text}</RowLine>
            </Link>
          </Row>
        ))}
      </ul>
    </Card>
  )
}
