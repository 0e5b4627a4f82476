/** Texts: spec.md section 5, Executor. */
export const executorMessages = {
  appointMissing: 'Please select whether you want to appoint an executor',
  modeMissing: 'Please select how you want to assign executors',
  noneAdded: 'At least one executor is required',
  nameMissing: 'Name is required',
  emailMissing: 'Email is required',
  phoneMissing: 'Phone is required',
  addressMissing: 'Address is required',
} as const;
