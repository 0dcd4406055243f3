import { Button, Card, Flex } from '@sanity/ui';
import { iconShapes } from './icon-shapes.ts';
import { set, unset, type StringInputProps } from 'sanity';
import { icons } from '../../schemas/content-types.ts';

/** A picker of the icons that the site has. A second click on the chosen icon clears it. */
export function IconInput(props: StringInputProps) {
  const { value, onChange, readOnly } = props;
  return (
    <Card border radius={2} padding={2}>
      <Flex wrap="wrap" gap={1} role="group">
        {icons.map((name) => (
          <Button
            key={name}
            mode={name === value ? 'default' : 'bleed'}
            padding={2}
            aria-label={name}
            aria-pressed={name === value}
            title={name}
            disabled={readOnly}
            icon={iconShapes[name]}
            onClick={() => onChange(name === value ? unset() : set(name))}
          />
        ))}
      </Flex>
    </Card>
  );
}
