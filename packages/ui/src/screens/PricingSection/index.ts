export { PricingSection, type PricingSectionProps } from './PricingSection.tsx';
export { type PlanKey, planPrice } from './plans.ts';
