import { useConnectContext } from '../context/ConnectContext.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Glyph } from '../ui/Glyph.tsx'

/** Explains wallets, with two next steps. */
export function IntroView() {
  const { disclaimer, dispatch, learnMoreUrl, t } = useConnectContext()
  return (
    <div className="csc-view csc-view-center">
      <div className="csc-facts">
        <Fact glyph="wallet" text={t('introHoldText')} title={t('introHoldTitle')} />
        <Fact glyph="sign" text={t('introSignText')} title={t('introSignTitle')} />
      </div>
      <div className="csc-actions">
        <Button kind="primary" onClick={() => dispatch({ type: 'show', view: { view: 'get' } })}>
          {t('getTitle')}
        </Button>
        {learnMoreUrl && (
          <ButtonLink href={learnMoreUrl} kind="quiet">
            {t('learnMore')}
          </ButtonLink>
        )}
      </div>
      {disclaimer && <div className="csc-disclaimer">{disclaimer}</div>}
    </div>
  )
}

function Fact({ glyph, text, title }: { glyph: 'sign' | 'wallet'; text: string; title: string }) {
  return (
    <div className="csc-fact">
      <span className="csc-fact-glyph">
        <Glyph name={glyph} />
      </span>
      <div>
        <p className="csc-strong">{title}</p>
        <p className="csc-text">{text}</p>
      </div>
    </div>
  )
}
