import { Chapter, Sample } from './Chapter.tsx';

/** Six sizes, two families. */
export function Type() {
  return (
    <Chapter title="Type">
      <Sample name="display, Newsreader">
        <p className="font-serif text-display">Behind every façade, a home</p>
      </Sample>
      <Sample name="heading">
        <p className="font-serif text-heading">A town house with a long garden in Ghent</p>
      </Sample>
      <Sample name="title">
        <p className="font-serif text-title figures">€ 1.250.000</p>
      </Sample>
      <Sample name="lead, Source Sans 3">
        <p className="max-w-text text-lead">
          High ceilings, three marble fireplaces and a kitchen that opens on the garden: little has changed here since
          1904.
        </p>
      </Sample>
      <Sample name="base">
        <p className="max-w-text">
          The house was renovated in 2019, with respect for its cement tiles and its staircase. The roof is insulated,
          the boiler condenses, and the energy score of 178 kWh/m² shows it. Figures are tabular: 1.111, 8.888.
        </p>
      </Sample>
      <Sample name="small">
        <p className="text-small text-slate-soft">Kerkstraat 12, 9000 Gent · Town house</p>
      </Sample>
    </Chapter>
  );
}
