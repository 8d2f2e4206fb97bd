export {
  type AllowanceChange,
  type NotSeen,
  type SafeSetting,
  type SettingChange,
  type SimulatedCall,
  type Simulation,
  toSimulatedSafe,
} from '../simulate/Simulation.ts'
export { simulateTransaction } from '../simulate/simulateTransaction.ts'
export { simulateTransactions } from '../simulate/simulateTransactions.ts'
