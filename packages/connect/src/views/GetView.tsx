import { useConnectContext } from '../context/ConnectContext.ts'
import type { MessageKey } from '../messages/en.ts'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { Button } from '../ui/Button.tsx'
import { listPaths } from '../wallet-list/listPaths.ts'
import type { WalletItem } from '../wallet-list/WalletItem.ts'
import type { SetupPath } from '../wallets/Wallet.ts'

const MAX_OFFERS = 5
const KINDS: readonly (readonly [SetupPath, MessageKey])[] = [
  ['mobile', 'kindMobile'],
  ['extension', 'kindExtension'],
  ['desktop', 'kindDesktop'],
]

/** The first wallets of the list available for this device. */
export function GetView() {
  const { dispatch, environment, layout, sections, t } = useConnectContext()
  const offers = sections
    .filter(({ name }) => name !== 'installed' && name !== 'recent')
    .flatMap(({ items }) => items)
    .map((item) => {
      const paths = listPaths(item, environment)
      return { item, kinds: KINDS.filter(([path]) => paths.includes(path)) }
    })
    .filter(({ kinds }) => kinds.length > 0)
    .slice(0, MAX_OFFERS)

  const get = (item: WalletItem, paths: readonly SetupPath[]) => {
    const isMobileOnly = paths.length === 1 && paths[0] === 'mobile' && !environment.isMobile
    dispatch({ type: 'show', view: { item, view: isMobileOnly ? 'install' : 'options' } })
  }

  return (
    <div className="csc-view">
      <ul className="csc-offers">
        {offers.map(({ item, kinds }) => (
          <li className="csc-offer" key={item.id}>
            <BrandIcon icon={item.icon} name={item.name} size={48} />
            <div className="csc-offer-words">
              <p className="csc-strong">{item.name}</p>
              <p className="csc-text">{kinds.map(([, key]) => t(key)).join(' · ')}</p>
            </div>
            <button
              aria-label={t('getNamed', { wallet: item.name })}
              className="csc-button csc-button-secondary"
              onClick={() =>
                get(
                  item,
                  kinds.map(([path]) => path),
                )
              }
              type="button"
            >
              {t('get')}
            </button>
          </li>
        ))}
      </ul>
      <div className="csc-foot">
        <p className="csc-strong">{t('getOther')}</p>
        <p className="csc-text">{t('getOtherText')}</p>
        {layout !== 'wide' && (
          <Button kind="quiet" onClick={() => dispatch({ type: 'open', view: 'list' })}>
            {t('chooseOther')}
          </Button>
        )}
      </div>
    </div>
  )
}
