/** Remotes take it from the contract; it stands with the other numbers. */
export { formatDecimal } from '@adviestool/getallen/formatDecimal';
