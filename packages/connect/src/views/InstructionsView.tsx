import { useConnectContext } from '../context/ConnectContext.ts'
import { useConnectWallet } from '../hooks/useConnectWallet.ts'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { Button } from '../ui/Button.tsx'
import { Glyph } from '../ui/Glyph.tsx'
import type { Environment } from '../wallet-list/Environment.ts'
import type { WalletItem } from '../wallet-list/WalletItem.ts'
import type { SetupPath, SetupStep } from '../wallets/Wallet.ts'
import { STEP_MESSAGES } from './stepMessages.ts'

/** Three set-up steps. */
export function InstructionsView({ item, path }: { item: WalletItem; path: SetupPath }) {
  const { environment, t } = useConnectContext()
  const { connect } = useConnectWallet()
  const values = { wallet: item.name }
  return (
    <div className="csc-view csc-view-center">
      <ol className="csc-steps">
        {item.wallet.steps?.[path]?.map((named) => {
          const step = toStepHere(named, item, environment)
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
        {path === 'extension' || (item.reach === 'none' && !environment.isMobile) ? (
          <Button kind="primary" onClick={() => window.location.reload()}>
            {t('refresh')}
          </Button>
        ) : (
          <Button kind="primary" onClick={() => connect(item)}>
            {t('connect')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The catalogue assumes a phone beside a computer. On the phone itself nothing is scanned. */
function toStepHere(step: SetupStep, { reach }: WalletItem, { isMobile }: Environment): SetupStep {
  // A desktop app without pairing is detected like an extension, after a reload.
  if (reach === 'none' && step === 'connectDesktop') return 'refreshPage'
  if (!isMobile || (step !== 'scanCode' && step !== 'scanFromSettings')) return step
  return reach === 'none' ? 'openInApp' : 'connectApp'
}
