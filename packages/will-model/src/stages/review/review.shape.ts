import { z } from 'zod';

/** The law by which a person's family inherits, as far as the checks need to tell laws apart. */
export const personalLaws = ['hindu', 'muslim', 'christian', 'parsi', 'other'] as const;
/** Whether there is a will already, and of which kind. */
export const earlierWills = ['none', 'unregistered', 'registered', 'abroad'] as const;

export const moreAnswersShape = z.object({
  /** '' where it wasn't answered: nobody has to. */
  personalLaw: z.enum([...personalLaws, '']),
  earlierWill: z.enum([...earlierWills, '']),
  /** Whether every witness is 18 or older; null where it wasn't answered. */
  areWitnessesAdult: z.boolean().nullable(),
});
/** Answers that make the checks sharper. Nobody has to give them, and the will doesn't print them. */
export type MoreAnswers = z.infer<typeof moreAnswersShape>;

/** Nothing of it answered. */
export const noMoreAnswers = (): MoreAnswers => ({
  personalLaw: '',
  earlierWill: '',
  areWitnessesAdult: null,
});

/** Keys of findings that the person has ticked as read. */
export const acknowledgedShape = z.array(z.string());
