import { anchorage } from './brands/anchorage.ts'
import { backpack } from './brands/backpack.ts'
import { beraSig } from './brands/beraSig.ts'
import { bifrost } from './brands/bifrost.ts'
import { binance } from './brands/binance.ts'
import { bitget } from './brands/bitget.ts'
import { bitverse } from './brands/bitverse.ts'
import { bloom } from './brands/bloom.ts'
import { brave } from './brands/brave.ts'
import { bybit } from './brands/bybit.ts'
import { coin98 } from './brands/coin98.ts'
import { coinbase } from './brands/coinbase.ts'
import { compass } from './brands/compass.ts'
import { core } from './brands/core.ts'
import { ctrl } from './brands/ctrl.ts'
import { enkrypt } from './brands/enkrypt.ts'
import { exodus } from './brands/exodus.ts'
import { foxWallet } from './brands/foxWallet.ts'
import { frame } from './brands/frame.ts'
import { frontier } from './brands/frontier.ts'
import { gate } from './brands/gate.ts'
import { imToken } from './brands/imToken.ts'
import { ioPay } from './brands/ioPay.ts'
import { kaia } from './brands/kaia.ts'
import { kraken } from './brands/kraken.ts'
import { kresus } from './brands/kresus.ts'
import { ledger } from './brands/ledger.ts'
import { magicEden } from './brands/magicEden.ts'
import { metaMask } from './brands/metaMask.ts'
import { mew } from './brands/mew.ts'
import { nest } from './brands/nest.ts'
import { nova } from './brands/nova.ts'
import { okto } from './brands/okto.ts'
import { okx } from './brands/okx.ts'
import { oneInch } from './brands/oneInch.ts'
import { oneKey } from './brands/oneKey.ts'
import { phantom } from './brands/phantom.ts'
import { rabby } from './brands/rabby.ts'
import { rainbow } from './brands/rainbow.ts'
import { ready } from './brands/ready.ts'
import { ronin } from './brands/ronin.ts'
import { safe } from './brands/safe.ts'
import { safeheron } from './brands/safeheron.ts'
import { safePal } from './brands/safePal.ts'
import { seif } from './brands/seif.ts'
import { subWallet } from './brands/subWallet.ts'
import { taho } from './brands/taho.ts'
import { talisman } from './brands/talisman.ts'
import { tokenary } from './brands/tokenary.ts'
import { tokenPocket } from './brands/tokenPocket.ts'
import { trust } from './brands/trust.ts'
import { uniswap } from './brands/uniswap.ts'
import { universalProfiles } from './brands/universalProfiles.ts'
import { valora } from './brands/valora.ts'
import { walletConnect } from './brands/walletConnect.ts'
import { wigwam } from './brands/wigwam.ts'
import { xPortal } from './brands/xPortal.ts'
import { zeal } from './brands/zeal.ts'
import { zerion } from './brands/zerion.ts'
import { zilPay } from './brands/zilPay.ts'
import type { WalletGroup } from './Wallet.ts'

/** The full catalogue in default order; an app can pass its own groups. */
export const defaultGroups: readonly WalletGroup[] = [
  { name: 'recommended', wallets: [walletConnect, metaMask, rabby, safe] },
  { name: 'popular', wallets: [rainbow, coinbase, trust, ledger, phantom, zerion] },
  { name: 'other', wallets: [okx, brave, frame, imToken, ready, uniswap, binance, bitget, bybit, exodus] },
  {
    name: 'more',
    wallets: [
      backpack,
      coin98,
      enkrypt,
      kraken,
      mew,
      ronin,
      tokenPocket,
      gate,
      oneInch,
      core,
      frontier,
      taho,
      talisman,
      subWallet,
      safePal,
      oneKey,
      xPortal,
      zeal,
      zilPay,
      okto,
      valora,
      ioPay,
      foxWallet,
      bifrost,
      bitverse,
      bloom,
      anchorage,
      beraSig,
      compass,
      ctrl,
      kaia,
      kresus,
      magicEden,
      nest,
      nova,
      safeheron,
      seif,
      tokenary,
      universalProfiles,
      wigwam,
    ],
  },
]
