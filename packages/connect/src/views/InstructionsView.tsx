import { useConnectContext } from '../context/ConnectContext.ts'
import type { WalletItem } from '../list/WalletItem.ts'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { Button } from '../ui/Button.tsx'
import { Glyph } from '../ui/Glyph.tsx'
import type { SetupPath } from '../wallets/Wallet.ts'
import { STEP_MESSAGES } from './stepMessages.ts'

/** Three steps from nothing to a connection. */
export function InstructionsView({ item, path }: { item: WalletItem; path: SetupPath }) {
  const { pick, t } = useConnectContext()
  const values = { wallet: item.name }
  return (
    <div className="csc-view csc-view-center">
      <ol className="csc-steps">
        {item.wallet.steps?.[path]?.map((step) => {
          const { glyph, text, title } = STEP_MESSAGES[step]
          return (
            <li className="csc-step" key={step}>
              {glyph === 'brand' ? (
                <BrandIcon icon={item.icon} name={item.name} size={48} />
              ) : (
                <span className="csc-fact-glyph">
                  <Glyph name={glyph} />
                </span>
              )}
              <div>
                <p className="csc-strong">{t(title, values)}</p>
                <p className="csc-text">{t(text, values)}</p>
              </div>
            </li>
          )
        })}
      </ol>
      <div className="csc-actions">
        {path === 'extension' ? (
          <Button kind="primary" onClick={() => window.location.reload()}>
            {t('refresh')}
          </Button>
        ) : (
          <Button kind="primary" onClick={() => pick(item)}>
            {t('connect')}
          </Button>
        )}
      </div>
    </div>
  )
}
